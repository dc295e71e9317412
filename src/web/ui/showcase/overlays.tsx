import { Copy, Ellipsis, FileText, Info, Repeat, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Count } from '../display/count.tsx'
import { ModelText } from '../display/model-text.tsx'
import { Money } from '../display/money.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { Field } from '../forms/field.tsx'
import { RadioGroup } from '../forms/radio-group.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { IconButton } from '../icon-button.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../overlays/menu.tsx'
import { notify } from '../overlays/notify.ts'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Row, Sample, Section } from './sample.tsx'

export function Overlays() {
  return (
    <Section
      id="overlays"
      title="Overlays"
      intro="Focus moves in, stays inside and returns. Escape closes. The content scrolls while the heading and the action stay visible."
    >
      <Sample name="Dialog">
        <Row>
          <CancelOrder />
          <AddAddress />
        </Row>
      </Sample>
      <Sample name="Drawer">
        <Row>
          <CartDrawer />
          <Drawer side="left" title="All categories" trigger={<Button>Menu (left)</Button>}>
            <ul>
              {['Resistors', 'Capacitors', 'Integrated Circuits', 'Microcontrollers', 'Connectors'].map((name) => (
                <li key={name} className="border-b border-line-2 py-2.5">
                  {name}
                </li>
              ))}
            </ul>
          </Drawer>
          <Drawer
            side="bottom"
            title="Filters"
            trigger={<Button>Filters (bottom)</Button>}
            footer={<Button variant="primary">Show 964 parts</Button>}
          >
            <Checkbox label="In stock" aside={<Count value={1102} />} defaultChecked />
            <Checkbox label="Yageo" aside="964" />
            <Checkbox label="Vishay" aside="141" />
          </Drawer>
        </Row>
      </Sample>
      <Sample name="Menu">
        <Row>
          <Menu align="start" trigger={<Button>Order actions</Button>}>
            <MenuGroup label="Documents">
              <MenuLink to="/orderDetail?orderNo=OH-2026-004417" icon={<FileText />}>
                Invoice (PDF)
              </MenuLink>
              <MenuItem icon={<Copy />} onSelect={() => notify({ kind: 'info', message: 'Order number copied' })}>
                Copy order number
              </MenuItem>
            </MenuGroup>
            <MenuSeparator />
            <MenuItem icon={<Repeat />} onSelect={() => notify({ kind: 'success', message: 'Add Success!' })}>
              Order again
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={() => notify({ kind: 'error', message: 'Already shipped' })}>
              Cancel order
            </MenuItem>
          </Menu>
          <Menu
            align="start"
            trigger={
              <IconButton label="More for LM358DR">
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => {}}>Compare</MenuItem>
            <MenuItem onSelect={() => {}} disabled>
              Find alternatives
            </MenuItem>
          </Menu>
        </Row>
      </Sample>
      <Sample name="Tooltip">
        <Tooltip text="Moisture sensitivity level 1: unlimited floor life at up to 30 °C and 85 % humidity.">
          <IconButton label="What MSL 1 means">
            <Info />
          </IconButton>
        </Tooltip>
      </Sample>
      <Sample name="Toast">
        <Row>
          <Button
            onClick={() =>
              notify({ kind: 'success', message: 'Add Success!', action: { label: 'View cart', onPress: () => {} } })
            }
          >
            Success
          </Button>
          <Button onClick={() => notify({ kind: 'info', message: 'Please enter any model!' })}>Info</Button>
          <Button
            onClick={() => notify({ kind: 'error', message: 'The amount added cannot be greater than the stock!' })}
          >
            Error
          </Button>
        </Row>
      </Sample>
    </Section>
  )
}

function CancelOrder() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title="Cancel order OH-2026-004390?"
        description="The parts return to stock. This cannot be undone."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep order</Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Cancel order
            </Button>
          </>
        }
      >
        <RadioGroup
          legend="Reason"
          defaultValue="price"
          options={[
            { value: 'price', label: 'Found a better price' },
            { value: 'late', label: 'Arrives too late' },
            { value: 'mistake', label: 'Ordered by mistake' },
          ]}
        />
      </Dialog>
    </>
  )
}

const addressFields = [
  'Name',
  'Company',
  'Street and number',
  'Postcode',
  'City',
  'State or province',
  'Country',
  'Phone',
]

function AddAddress() {
  return (
    <Dialog
      trigger={<Button>Add an address</Button>}
      title="Add an address"
      footer={<Button variant="primary">Save address</Button>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {addressFields.map((name) => (
          <Field key={name} label={name}>
            <TextInput name={name} />
          </Field>
        ))}
        <Field label="Note for the carrier" optional className="sm:col-span-2">
          <TextArea name="note" />
        </Field>
      </div>
    </Dialog>
  )
}

const lines = [
  { model: 'LM358DR', count: 500, amount: '40.6' },
  { model: 'RC0603FR-0710KL', count: 4000, amount: '8.4' },
  { model: 'GRM188R71H104KA93D', count: 4000, amount: '30.8' },
]

function CartDrawer() {
  return (
    <Drawer
      title="Cart"
      description="3 lines"
      trigger={<Button>Cart (right)</Button>}
      footer={
        <>
          <Button>View cart</Button>
          <Button variant="primary">Check out</Button>
        </>
      }
    >
      <ul>
        {lines.map((line) => (
          <li key={line.model} className="flex justify-between gap-4 border-b border-line-2 py-2.5">
            <span className="min-w-0">
              <ModelText model={line.model} />
              <span className="block text-xs text-ink-3">{line.count} pieces</span>
            </span>
            <Money amount={line.amount} currency="USD" />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
