import type { PlacedBy, TeamView } from '../../team.contract.ts'

type PlacedByNoteProps = { team: TeamView | null | undefined; placedBy: PlacedBy | null; className?: string }

/** Which of the people of a team placed something. Nothing for accounts without a team. */
export function PlacedByNote({ team, placedBy, className }: PlacedByNoteProps) {
  if (!team) return null
  const { name } = placedBy ?? team.people[0] ?? { name: '' }
  return <p className={className}>By {name}</p>
}
