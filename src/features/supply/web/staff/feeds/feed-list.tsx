import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { FEED_PERIODS, type Feed, removeFeed, runFeed, saveFeed } from '#features/supply/feeds.contract.ts'
import { importKinds } from '#features/supply/supply.contract.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { Entered } from '#web/use-form.ts'
import { importAddress, kindNames, statusOf } from '../import-words.ts'
import { FeedFields, periodNames } from './feed-fields.tsx'

const check = required({ source: 'Please name the source' })

const save = (feed: Feed | undefined) => (entered: Entered) =>
  callApi(saveFeed, {
    ...(feed && { feedId: feed.feedId, version: feed.version }),
    source: entered.text('source'),
    kind: importKinds.find((kind) => kind === entered.text('kind')) ?? 'delta',
    ...(entered.text('address') && { address: entered.text('address') }),
    everyMinutes: FEED_PERIODS.find((minutes) => String(minutes) === entered.text('everyMinutes')) ?? 1440,
    appliesItself: entered.ticked('appliesItself'),
    active: feed ? entered.ticked('active') : true,
  })

type FeedListProps = { feeds: Feed[]; sources: string[]; editable: boolean }

/** Feeds that are fetched automatically, and their last result. */
export function FeedList({ feeds, sources, editable }: FeedListProps) {
  return (
    <StaffSection
      title="Scheduled imports"
      aside={
        editable && (
          <ActionButton
            label="Add"
            size="sm"
            title="New scheduled import"
            confirm="Save"
            done="Scheduled import added"
            check={check}
            send={save(undefined)}
            fields={(problems) => <FeedFields sources={sources} problems={problems} />}
          />
        )
      }
    >
      {feeds.length === 0 ? (
        <p className="text-sm text-ink-2">
          A list at a web address, or in a folder of the server, can be fetched every day or every hour.
        </p>
      ) : (
        <ul>
          {feeds.map((feed) => (
            <li key={feed.feedId} className="border-t border-line py-3 first:border-t-0 first:pt-0">
              <FeedFacts feed={feed} />
              {editable && <FeedActions feed={feed} sources={sources} />}
            </li>
          ))}
        </ul>
      )}
    </StaffSection>
  )
}

function FeedFacts({ feed }: { feed: Feed }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
        {feed.source}
        {!feed.active && <Badge>Off</Badge>}
      </p>
      <p className="text-sm text-ink-2">
        {kindNames[feed.kind]}, {periodNames[feed.everyMinutes].toLowerCase()}
      </p>
      <p className="font-mono text-xs wrap-anywhere text-ink-3">{feed.address ?? `DATA_DIR/${feed.folder}`}</p>
      {feed.problem && <p className="pt-1 text-sm text-bad">{feed.problem}</p>}
      {feed.lastImport && <LastImport feed={feed} lastImport={feed.lastImport} />}
      {feed.active && (
        <p className="pt-1 text-xs text-ink-3">
          Next: <Moment at={feed.nextAt} withTime />
        </p>
      )}
    </>
  )
}

function LastImport({ feed, lastImport }: { feed: Feed; lastImport: NonNullable<Feed['lastImport']> }) {
  const { name, tone } = statusOf(lastImport)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 pt-1 text-sm">
        <Badge tone={tone}>{name}</Badge>
        <TextLink to={importAddress(lastImport.importId)}>Import {lastImport.importId}</TextLink>
        {feed.lastAt && (
          <span className="text-xs text-ink-3">
            fetched <Moment at={feed.lastAt} withTime />
          </span>
        )}
      </p>
      {lastImport.problem && <p className="text-sm text-bad">{lastImport.problem}</p>}
    </>
  )
}

function FeedActions({ feed, sources }: { feed: Feed; sources: string[] }) {
  const { feedId, version, source } = feed
  return (
    <p className="flex flex-wrap gap-2 pt-2">
      <ActionButton
        label="Fetch now"
        size="sm"
        title={`Fetch the list of ${source} now?`}
        description="It is fetched within a minute, even if it has not changed."
        done="The list will be fetched within a minute"
        send={() => callApi(runFeed, { feedId })}
      />
      <ActionButton
        label="Change"
        size="sm"
        title={`Scheduled import: ${source}`}
        confirm="Save"
        done="Scheduled import saved"
        check={check}
        send={save(feed)}
        fields={(problems) => <FeedFields feed={feed} sources={sources} problems={problems} />}
      />
      <ActionButton
        label="Remove"
        size="sm"
        title={`Remove the scheduled import of ${source}?`}
        description="Imported parts and prices are kept."
        done="Scheduled import removed"
        send={() => callApi(removeFeed, { feedId, version })}
      />
    </p>
  )
}
