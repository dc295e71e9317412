import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Badge } from '../display/badge.tsx'
import { Count } from '../display/count.tsx'
import { ModelText } from '../display/model-text.tsx'
import { Money } from '../display/money.tsx'
import { TextLink } from '../display/text-link.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { CardTable } from '../tables/card-table.tsx'
import { cardCellClass, cardRowClass } from '../tables/card-table-class.ts'
import { TableFrame, Td, Th, Tr } from '../tables/table.tsx'
import { Sample, Section } from './sample.tsx'

const parts = [
  {
    model: 'RC0603FR-0710KL',
    brand: 'Yageo',
    text: '10 kΩ ±1 % 0.1 W thick film',
    size: '0603',
    price: '0.0127',
    stock: 412350,
  },
  {
    model: 'RC0603JR-0710KL',
    brand: 'Yageo',
    text: '10 kΩ ±5 % 0.1 W thick film',
    size: '0603',
    price: '0.0101',
    stock: 98200,
  },
  {
    model: 'CRCW060310K0FKEA',
    brand: 'Vishay',
    text: '10 kΩ ±1 % 0.1 W thick film',
    size: '0603',
    price: '0.0196',
    stock: 1240,
  },
  {
    model: 'RC0603FR-07100KL',
    brand: 'Yageo',
    text: '100 kΩ ±1 % 0.1 W thick film',
    size: '0603',
    price: null,
    stock: 0,
  },
]

const orders = [
  { no: 'OH-2026-004417', date: '12 Nov 2026', status: 'Shipped', tone: 'good', total: '1284.325' },
  { no: 'OH-2026-004390', date: '3 Nov 2026', status: 'To be paid', tone: 'warn', total: '96.4' },
  { no: 'OH-2026-004112', date: '19 Oct 2026', status: 'Cancelled', tone: 'plain', total: '12.07' },
] as const

const cardColumns = [{ name: 'Mfr.Part #' }, { name: 'Description' }, { name: 'Availability', numeric: true }]

export function Tables() {
  return (
    <Section
      id="tables"
      title="Tables"
      intro="Numbers are right-aligned, headings have a dark line, rows thin lines. A wide table scrolls horizontally; on a narrow screen rows become cards."
    >
      <Sample name="TableFrame, Th, Tr, Td" note="Sortable heads are links. The exact part is marked.">
        <TableFrame caption="Parts near rc0603fr0710k">
          <thead>
            <tr>
              <Th sort="none" sortTo="/design?sort=model#tables">
                Mfr.Part #
              </Th>
              <Th>RoHS</Th>
              <Th>Description</Th>
              <Th>Package</Th>
              <Th numeric sort="ascending" sortTo="/design?sort=-price#tables">
                Unit price
              </Th>
              <Th numeric sort="none" sortTo="/design?sort=stock#tables">
                Availability
              </Th>
              <Th nameHidden>Buy</Th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <Tr key={part.model} marked={index === 0}>
                <Td>
                  <TextLink to="/goods/detail/1" tone="ink">
                    <ModelText model={part.model} unbroken />
                  </TextLink>
                  <span className="block text-xs text-ink-3">{part.brand}</span>
                </Td>
                <Td>
                  <Badge tone="good">RoHS</Badge>
                </Td>
                <Td className="min-w-44 text-ink-2">{part.text}</Td>
                <Td className="font-mono">{part.size}</Td>
                <Td numeric>
                  {part.price ? (
                    <Money amount={part.price} currency="USD" />
                  ) : (
                    <span className="text-ink-3">on request</span>
                  )}
                </Td>
                <Td numeric>
                  <Count value={part.stock} className={part.stock ? 'font-semibold' : 'font-semibold text-bad'} />
                  <span className="block text-xs whitespace-nowrap text-ink-3">
                    {part.stock ? 'ships today' : '14 weeks'}
                  </span>
                </Td>
                <Td numeric>
                  {part.stock ? (
                    <Button size="sm" variant="primary">
                      Add to cart
                    </Button>
                  ) : (
                    <Button size="sm">Inquiry</Button>
                  )}
                </Td>
              </Tr>
            ))}
          </tbody>
        </TableFrame>
      </Sample>
      <Sample name="Stacked" note="Cards on a phone.">
        <TableFrame caption="Your orders" captionShown stacked>
          <thead>
            <tr>
              <Th className="w-8">
                <Checkbox label="Select all orders" labelHidden indeterminate />
              </Th>
              <Th>Order</Th>
              <Th>Date</Th>
              <Th>Status</Th>
              <Th numeric>Total</Th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order, index) => (
              <Tr key={order.no}>
                <Td>
                  <Checkbox label={`Choose order ${order.no}`} labelHidden defaultChecked={index === 0} />
                </Td>
                <Td label="Order">
                  <TextLink to={`/orderDetail?orderNo=${order.no}`} className="font-mono">
                    {order.no}
                  </TextLink>
                </Td>
                <Td label="Date">{order.date}</Td>
                <Td label="Status">
                  <span>
                    <Badge tone={order.tone}>{order.status}</Badge>
                  </span>
                </Td>
                <Td label="Total" numeric>
                  <Money amount={order.total} currency="USD" />
                </Td>
              </Tr>
            ))}
          </tbody>
        </TableFrame>
      </Sample>
      <Sample name="CardTable" note="Cards or columns, depending on the width of the container.">
        <div className="@container">
          <CardTable caption="Parts as cards or in columns" columns={cardColumns}>
            {parts.map((part) => (
              <tr key={part.model} className={classNames(cardRowClass, 'grid-cols-[1fr_auto] gap-x-3')}>
                <td className={cardCellClass}>
                  <ModelText model={part.model} />
                </td>
                <td className={classNames(cardCellClass, 'order-last col-span-full text-ink-2')}>{part.text}</td>
                <td className={classNames(cardCellClass, 'text-right')}>
                  <Count value={part.stock} />
                </td>
              </tr>
            ))}
          </CardTable>
        </div>
      </Sample>
    </Section>
  )
}
