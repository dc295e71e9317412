import { groupDigits } from '#shared/text/format-count.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../button.tsx'
import { Chip } from '../display/chip.tsx'
import { ModelText } from '../display/model-text.tsx'
import { PageHeading } from '../display/page-heading.tsx'
import { TextLink } from '../display/text-link.tsx'
import { Dropdown } from '../overlays/dropdown.tsx'
import { Pagination } from '../tables/pagination.tsx'
import { Tabs } from '../tabs.tsx'
import { Row, Sample, Section } from './sample.tsx'

const newModels = [
  'STM32G071KBT6',
  'TPS62840DLCR',
  'GRM21BR61E226ME44L',
  'BSS138LT1G',
  'SN74LVC1G08DBVR',
  'ERJ-P06F1001V',
]
const hotModels = [
  'MCP2515-I/SO',
  'AMS1117-3.3',
  'CL10A106KP8NNNC',
  'ESP32-S3-WROOM-1-N8',
  'W25Q128JVSIQ',
  'USBLC6-2SC6',
]

const found = groupDigits('1284')
const hrefFor = (page: number) => `/design?page=${page}#navigation`

export function Navigation() {
  return (
    <Section
      id="navigation"
      title="Navigation"
      intro="Pages, filters and sort orders are part of the URL, so they are links: they can be opened in new tabs and survive a reload."
    >
      <Sample name="Breadcrumb">
        <Breadcrumb
          trail={[
            { label: 'Home', to: '/' },
            { label: 'Integrated Circuits', to: '/category/1' },
            { label: 'Amplifiers', to: '/category/14' },
            { label: 'Operational Amplifiers', to: '/category/141' },
          ]}
          current="LM358DR"
        />
      </Sample>
      <Sample name="PageHeading" note="The h1 of the page is at the top.">
        <div className="rounded-md border border-dashed border-line p-4">
          <PageHeading
            level={3}
            mono
            meta={`1 exact part · ${found} similar`}
            actions={<Button size="sm">Save search</Button>}
          >
            rc0603fr0710k
          </PageHeading>
        </div>
      </Sample>
      <Sample name="Chip">
        <Row>
          <Chip removeTo="/design#navigation" removeLabel="Remove filter: In stock">
            In stock
          </Chip>
          <Chip removeTo="/design#navigation" removeLabel="Remove filter: Resistance 1 kΩ to 100 kΩ">
            1 kΩ – 100 kΩ
          </Chip>
          <TextLink to="/design#navigation" className="text-sm">
            Clear all
          </TextLink>
        </Row>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Recommended parts"
          tabs={[
            { value: 'new', label: 'New Products', content: <Models models={newModels} /> },
            { value: 'recommended', label: 'Recommended', content: <Models models={hotModels} /> },
            { value: 'hot', label: 'Hot Recommend', content: <Models models={[...hotModels].reverse()} /> },
            { value: 'scarce', label: 'Scarcity', content: <Models models={[...newModels].reverse()} /> },
          ]}
        />
      </Sample>
      <Sample name="Dropdown" note="Links under a header button.">
        <Dropdown label="Support" className="font-medium">
          <ul>
            {['FAQ', 'Refund & Return', 'Technical Support System', 'Alternative Solutions'].map((name) => (
              <li key={name}>
                <TextLink to="/FAQ/faq" tone="ink" className="block px-2 py-1.5">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </Dropdown>
      </Sample>
      <Sample name="Pagination">
        <div className="grid gap-3">
          <Pagination label="Pages, first" page={1} pages={52} hrefFor={hrefFor} summary={`1–25 of ${found} parts`} />
          <Pagination
            label="Pages, in the middle"
            page={27}
            pages={52}
            hrefFor={hrefFor}
            summary={`651–675 of ${found} parts`}
          />
          <Pagination label="Pages, last of few" page={4} pages={4} hrefFor={hrefFor} summary="76–88 of 88 orders" />
        </div>
      </Sample>
    </Section>
  )
}

function Models({ models }: { models: string[] }) {
  return (
    <ol className="gap-x-10 sm:columns-2">
      {models.map((model, index) => (
        <li key={model} className="flex gap-3 border-b border-line-2 py-2">
          <span className="w-5 text-right text-ink-3">{index + 1}</span>
          <TextLink to={`/comListSearch?goodsModel=${encodeURIComponent(model)}`} tone="ink">
            <ModelText model={model} />
          </TextLink>
        </li>
      ))}
    </ol>
  )
}
