import { classNames } from '#web/ui/class-names.ts'

const steps = ['Parts', 'Contact and send']

export function EnquirySteps({ submitting }: { submitting: boolean }) {
  const current = submitting ? 1 : 0
  return (
    <ol aria-label="Steps" className="flex gap-6 border-b border-line pb-2 text-sm">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          className={classNames('flex items-center gap-2', place === current ? 'font-semibold text-ink' : 'text-ink-3')}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-5 place-items-center rounded-full text-2xs',
              place === current ? 'bg-accent text-on-accent' : 'border border-rim',
            )}
          >
            {place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
