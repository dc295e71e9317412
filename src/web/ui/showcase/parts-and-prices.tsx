import { useState } from 'react'
import { Button } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Badge } from '../display/badge.tsx'
import { Callout } from '../display/callout.tsx'
import { Count } from '../display/count.tsx'
import { ModelText } from '../display/model-text.tsx'
import { Money } from '../display/money.tsx'
import { ParamList } from '../display/param-list.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { Panel } from '../panel.tsx'
import { Row, Sample, Section } from './sample.tsx'

const tiers = [
  { from: 1, unit: '0.241', total: '0.241' },
  { from: 10, unit: '0.173', total: '1.73' },
  { from: 100, unit: '0.0985', total: '9.85', normal: '0.106' },
  { from: 500, unit: '0.0812', total: '40.6' },
]

const params = [
  { name: 'Channels', value: '2' },
  { name: 'Supply voltage', value: '3 V to 32 V' },
  { name: 'Gain bandwidth', value: '0.7 MHz' },
  { name: 'Slew rate', value: '0.3 V/µs' },
  { name: 'Operating temperature', value: '0 °C to 70 °C' },
  { name: 'Package', value: 'SOIC-8, 4.9 × 3.9 mm' },
]

export function PartsAndPrices() {
  return (
    <Section
      id="parts"
      title="Parts and prices"
      intro="Part numbers break only at separators. Prices are decimal strings with four places, without floating-point arithmetic."
    >
      <Sample name="ModelText">
        <div className="grid gap-2">
          <Row>
            {['STM32F103C8T6', 'MCP2515-I/SO'].map((model) => (
              <span key={model} className="inline-flex items-center gap-1">
                <ModelText model={model} />
                <CopyButton text={model} label={`Copy ${model}`} />
              </span>
            ))}
          </Row>
          <p className="w-40 rounded-md border border-dashed border-line p-2">
            <ModelText model="ESP32-S3-WROOM-1-N8R2/TAPE,REEL.13" />
          </p>
        </div>
      </Sample>
      <Sample name="Money and Count">
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <Money amount="0.0127" currency="USD" />
          <Money amount="0.0000005" currency="USD" />
          <Money amount="1234567.8" currency="USD" />
          <Money amount="-44.325" currency="USD" />
          <Money amount="318.2" currency="CNY" />
          <span>
            <Money amount="0.106" currency="USD" struck />{' '}
            <Money amount="0.0985" currency="USD" className="text-copper" />
          </span>
          <span>
            <Count value={412350} className="font-semibold" /> in stock
          </span>
        </div>
      </Sample>
      <Sample name="Badge">
        <Row>
          <Badge tone="good">RoHS</Badge>
          <Badge tone="good">Active</Badge>
          <Badge>MSL 1</Badge>
          <Badge tone="promo">−7 %</Badge>
          <Badge tone="warn">NRND</Badge>
          <Badge tone="bad">Obsolete</Badge>
        </Row>
      </Sample>
      <Sample name="Panel, ParamList, Callout" note="The complete buy box.">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ParamList params={params} />
          <BuyBox />
        </div>
      </Sample>
    </Section>
  )
}

function BuyBox() {
  const [count, setCount] = useState(450)
  return (
    <Panel>
      <p>
        <Count value={48310} className="text-xl font-semibold" /> in stock
      </p>
      <p className="text-xs text-ink-3">Ships today from stock</p>
      <table className="mt-3 w-full font-mono text-sm">
        <caption className="sr-only">Price by quantity</caption>
        <thead className="font-sans text-xs text-ink-3">
          <tr>
            <th className="py-1 pl-1.5 text-left font-medium">Quantity</th>
            <th className="py-1 text-right font-medium">Unit</th>
            <th className="py-1 pr-1.5 text-right font-medium">Total</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr
              key={tier.from}
              className={tier.normal ? 'border-t border-line-2 bg-copper-wash text-copper' : 'border-t border-line-2'}
            >
              <th scope="row" className="py-1.5 pl-1.5 text-left font-medium">
                {tier.from}+
              </th>
              <td className="py-1.5 text-right">
                {tier.normal && <Money amount={tier.normal} currency="USD" struck className="mr-2" />}
                <Money amount={tier.unit} currency="USD" />
              </td>
              <td className="py-1.5 pr-1.5 text-right">
                <Money amount={tier.total} currency="USD" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex items-center justify-between gap-4">
        <NumberField label="Quantity" value={count} onValueChange={setCount} min={1} max={48310} className="w-36" />
        <p className="text-right">
          <Money amount="44.325" currency="USD" className="text-xl" />
          <span className="block text-xs text-ink-3">450 × $0.0985</span>
        </p>
      </div>
      <div className="my-3">
        <Callout tone="saving">
          <strong className="font-semibold">500 cost $40.60</strong>, less than your 450.{' '}
          <button type="button" onClick={() => setCount(500)} className="text-link underline underline-offset-2">
            Take 500
          </button>
        </Callout>
      </div>
      <Button variant="primary" size="lg" wide>
        Add to cart
      </Button>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button>Buy now</Button>
        <Button>Add to RFQ</Button>
      </div>
    </Panel>
  )
}
