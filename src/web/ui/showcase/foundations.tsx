import { groupDigits } from '#shared/text/format-count.ts'
import { classNames } from '../class-names.ts'
import { Sample, Section } from './sample.tsx'

/* Written out, for Tailwind only knows class names that stand in the source. */
const colours = [
  { name: 'ink', use: 'Text', swatch: 'bg-ink' },
  { name: 'ink-2', use: 'Secondary text', swatch: 'bg-ink-2' },
  { name: 'ink-3', use: 'Labels, units', swatch: 'bg-ink-3' },
  { name: 'edge', use: 'Input borders', swatch: 'bg-edge' },
  { name: 'rim', use: 'Button borders', swatch: 'bg-rim' },
  { name: 'line', use: 'Dividers', swatch: 'bg-line' },
  { name: 'line-2', use: 'Inner dividers', swatch: 'bg-line-2' },
  { name: 'wash', use: 'Muted background', swatch: 'bg-wash' },
  { name: 'accent', use: 'Actions', swatch: 'bg-accent' },
  { name: 'accent-wash', use: 'The exact part', swatch: 'bg-accent-wash' },
  { name: 'copper', use: 'Prices', swatch: 'bg-copper' },
  { name: 'copper-wash', use: 'A saving', swatch: 'bg-copper-wash' },
  { name: 'warn', use: 'Warning', swatch: 'bg-warn' },
  { name: 'warn-wash', use: 'Its background', swatch: 'bg-warn-wash' },
  { name: 'bad', use: 'Error', swatch: 'bg-bad' },
  { name: 'bad-wash', use: 'Its background', swatch: 'bg-bad-wash' },
]

const scale = [
  { name: '4xl', pixels: '36/44', look: 'text-4xl font-semibold', text: 'Know the part number?' },
  { name: '3xl mono', pixels: '32/40', look: 'font-mono text-3xl tracking-tighter', text: 'LM358DR' },
  { name: '2xl', pixels: '24/32', look: 'text-2xl font-semibold', text: 'Operational amplifiers' },
  { name: 'xl', pixels: '20/28', look: 'text-xl font-semibold', text: `${groupDigits('48310')} in stock` },
  { name: 'lg', pixels: '16/24', look: 'text-lg font-semibold', text: 'You might want to find' },
  { name: 'base', pixels: '14/20', look: 'text-base', text: 'Dual operational amplifier, 0.7 MHz, 3 to 32 V' },
  { name: 'base mono', pixels: '14/20', look: 'font-mono text-base', text: 'RC0603FR-0710KL 0O 1lI 5S 8B' },
  { name: 'sm', pixels: '13/20', look: 'text-sm', text: 'Min. 10, multiples of 10' },
  { name: 'xs', pixels: '12/16', look: 'text-xs text-ink-3', text: 'Ships today from stock' },
]

export function Foundations() {
  return (
    <Section
      id="foundations"
      title="Foundations"
      intro="Dark text on white, thin lines instead of boxes. Green is for actions, copper for prices, red for errors. Text is set in IBM Plex Sans; part numbers, prices and quantities in IBM Plex Mono."
    >
      <Sample name="Colour">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
          {colours.map((colour) => (
            <li key={colour.name} className="flex items-center gap-3">
              <span className={classNames('size-9 shrink-0 rounded-md border border-line', colour.swatch)} />
              <span className="min-w-0">
                <span className="block font-mono text-xs">{colour.name}</span>
                <span className="block text-xs text-ink-3">{colour.use}</span>
              </span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Type">
        <dl className="grid gap-2">
          {scale.map((step) => (
            <div key={step.name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-3">
              <dt className="font-mono text-xs text-ink-3">
                {step.name}
                <span className="block">{step.pixels}</span>
              </dt>
              <dd className={step.look}>{step.text}</dd>
            </div>
          ))}
        </dl>
      </Sample>
    </Section>
  )
}
