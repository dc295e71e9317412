import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '#web/ui/button-link.tsx'

type BackToTeamProps = { to?: string; label?: string }

export const BackToTeam = ({ to = '/userCenter/team', label = 'Team' }: BackToTeamProps) => (
  <ButtonLink to={to} variant="quiet" size="sm" className="-ml-3 print:hidden">
    <ArrowLeft aria-hidden="true" />
    {label}
  </ButtonLink>
)
