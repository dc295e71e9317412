import { useState } from 'react'
import { useLocation } from 'react-router'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { pageAddress } from '#features/staff/web/paged-address.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { importReport } from '../../supply.contract.ts'
import { changeText, importAddress } from './import-words.ts'
import type { ImportDetail } from './use-followed-import.ts'

const SHOWN_JUMPS = 10

/** The largest changes of a first price; the list in the database ends at a hundred. */
export function PriceJumps({ jumps }: { jumps: ImportDetail['priceJumps'] }) {
  const [all, setAll] = useState(false)
  if (jumps.length === 0)
    return (
      <StaffSection title="Largest price changes">
        <p className="text-ink-3">No price of a known part changes.</p>
      </StaffSection>
    )
  return (
    <StaffSection title="Largest price changes">
      <TableFrame caption="Parts by change of price" stacked>
        <thead>
          <tr>
            <Th>Part</Th>
            <Th>Manufacturer</Th>
            <Th numeric>Now</Th>
            <Th numeric>Then</Th>
            <Th numeric>Change</Th>
          </tr>
        </thead>
        <tbody>
          {jumps.slice(0, all ? undefined : SHOWN_JUMPS).map(({ model, brandName, oldPrice, newPrice, factor }) => (
            <tr key={`${brandName} ${model}`}>
              <Td className="py-1.5! font-mono wrap-anywhere">{model}</Td>
              <Td label="Manufacturer" className="py-1.5! text-ink-2">
                {brandName}
              </Td>
              <Td label="Now" numeric className="py-1.5! font-mono">
                {oldPrice}
              </Td>
              <Td label="Then" numeric className="py-1.5! font-mono">
                {newPrice}
              </Td>
              <Td
                label="Change"
                numeric
                className={`py-1.5! font-mono whitespace-nowrap ${factor > 1 ? 'text-copper' : 'text-link'}`}
              >
                {changeText(factor)}
              </Td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {!all && jumps.length > SHOWN_JUMPS && (
        <Button size="sm" className="mt-3" onClick={() => setAll(true)}>
          Show {jumps.length}
        </Button>
      )}
    </StaffSection>
  )
}

interface Lines {
  list: Array<{ file: number; line: number; reason: string; content: string }>
  totalCount: number
  bad: boolean
  pageNumber: number
  pageSize: number
}

/** Skipped lines, and notes about lines that were imported otherwise than written. */
export function LeftOutLines({ found, lines }: { found: ImportDetail; lines: Lines }) {
  const { importId, badCount, noteCount, fileNames, status } = found
  const { search } = useLocation()
  if (badCount + noteCount === 0 && status === 'failed') return null
  if (badCount + noteCount === 0)
    return (
      <StaffSection title="Lines to check">
        <p className="text-ink-3">Every line was read without a note.</p>
      </StaffSection>
    )
  const address = importAddress(importId)
  return (
    <StaffSection
      title="Lines to check"
      aside={
        <Button
          size="sm"
          onClick={() => void saveFile(importReport, { importId }, `import-${importId}-lines.csv`).catch(showError)}
        >
          Download all with reasons
        </Button>
      }
    >
      <div className="grid gap-3">
        <FilterTabs
          label="Lines"
          tabs={[
            { name: 'Left out', to: address, chosen: lines.bad, count: badCount },
            { name: 'Notes', to: `${address}?notes=true`, chosen: !lines.bad, count: noteCount },
          ]}
        />
        {lines.list.length === 0 ? (
          <p className="text-ink-3">None.</p>
        ) : (
          <LineTable lines={lines.list} fileNames={fileNames} />
        )}
        <Pagination
          page={lines.pageNumber}
          pages={Math.ceil(lines.totalCount / lines.pageSize)}
          hrefFor={(page) => pageAddress(address, search, page)}
        />
      </div>
    </StaffSection>
  )
}

function LineTable({ lines, fileNames }: { lines: Lines['list']; fileNames: readonly string[] }) {
  return (
    <TableFrame caption="Lines with reasons" stacked>
      <thead>
        <tr>
          <Th numeric>Line</Th>
          <Th>Reason</Th>
          <Th>Content</Th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ file, line, reason, content }) => (
          <tr key={`${file} ${line} ${reason}`}>
            <Td label="Line" numeric className="py-1.5! font-mono whitespace-nowrap">
              {fileNames.length > 1 && `${fileNames[file - 1]} `}
              {formatCount(line)}
            </Td>
            <Td label="Reason" className="py-1.5! wrap-anywhere">
              {reason}
            </Td>
            <Td label="Content" className="py-1.5! font-mono text-xs wrap-anywhere text-ink-3">
              {content}
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
