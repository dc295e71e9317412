import { Download, Ellipsis, FileText, Heart, Plus, Scale, ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Count } from '../display/count.tsx'
import { TextLink } from '../display/text-link.tsx'
import { IconButton } from '../icon-button.tsx'
import { Row, Sample, Section } from './sample.tsx'

export function Actions() {
  return (
    <Section
      id="actions"
      title="Actions"
      intro="One primary action on a screen or in a row. Heights are 32 px in tables, 36 px on forms, 44 px for the one main action."
    >
      <Sample name="Button">
        <div className="grid gap-3">
          <Row>
            <Button variant="primary">Add to cart</Button>
            <Button>Add to RFQ</Button>
            <Button variant="quiet">
              <Scale />
              Compare
            </Button>
            <Button variant="danger">Cancel order</Button>
          </Row>
          <Row>
            <Button variant="primary" disabled>
              Add to cart
            </Button>
            <Button disabled>Add to RFQ</Button>
            <Button variant="quiet" disabled>
              <Scale />
              Compare
            </Button>
            <Button variant="danger" disabled>
              Cancel order
            </Button>
          </Row>
        </div>
      </Sample>
      <Sample name="Sizes">
        <Row>
          <Button variant="primary" size="sm">
            Add to cart
          </Button>
          <Button variant="primary">Add to cart</Button>
          <Button variant="primary" size="lg">
            <ShoppingCart />
            Add to cart
          </Button>
          <Button size="sm">
            <FileText />
            Datasheet
          </Button>
        </Row>
      </Sample>
      <Sample name="Loading" note="Keeps its width and the focus.">
        <LoadingRow />
      </Sample>
      <Sample name="ButtonLink">
        <Row>
          <ButtonLink to="/bom" variant="primary">
            Upload a BOM
          </ButtonLink>
          <ButtonLink to="/enquiry">
            <Download />
            Quotation (PDF)
          </ButtonLink>
        </Row>
      </Sample>
      <Sample name="IconButton">
        <Row>
          <IconButton label="Save to favorites">
            <Heart />
          </IconButton>
          <IconButton label="Add a line" variant="secondary">
            <Plus />
          </IconButton>
          <IconButton label="Delete line 3" variant="danger" size="sm">
            <Trash2 />
          </IconButton>
          <IconButton label="More" size="lg">
            <Ellipsis />
          </IconButton>
          <IconButton label="Save to favorites (sign in first)" disabled>
            <Heart />
          </IconButton>
        </Row>
      </Sample>
      <Sample name="TextLink" note="Always underlined inside a sentence.">
        <div className="grid gap-2">
          <p className="max-w-[64ch] text-ink-2">
            Made by{' '}
            <TextLink to="/brand/detail/12" inline>
              Texas Instruments
            </TextLink>
            , in tape and reel of <Count value={2500} />.
          </p>
          <Row>
            <TextLink to="/allCategories">All 383 categories</TextLink>
            <TextLink to="/goods/detail/3" tone="ink">
              LM2904DR
            </TextLink>
            <TextLink to="/FAQ/faq" tone="muted">
              How we compare parts
            </TextLink>
          </Row>
        </div>
      </Sample>
      <Sample name="On ink" note="The same components on a dark band.">
        <div className="on-ink rounded-lg p-5">
          <p className="text-lg font-semibold">Have a whole list?</p>
          <p className="mt-1 mb-4 max-w-[52ch] text-ink-2">
            Upload a BOM from KiCad, Altium, EasyEDA or Excel. Every line is priced.{' '}
            <TextLink to="/bom" inline>
              See a sample
            </TextLink>
          </p>
          <Row>
            <Button variant="primary">Choose a file</Button>
            <Button>Paste lines</Button>
            <Button variant="quiet">Not now</Button>
          </Row>
        </div>
      </Sample>
    </Section>
  )
}

function LoadingRow() {
  const [loading, setLoading] = useState(false)
  return (
    <Row>
      <Button variant="primary" loading>
        Place order
      </Button>
      <Button loading>Save address</Button>
      <Button loading={loading} onClick={() => setLoading(true)}>
        Press to load
      </Button>
    </Row>
  )
}
