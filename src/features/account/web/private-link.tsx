import type { MouseEvent } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'
import { isLoggedIn } from '#web/session.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** A link to a page that needs a login: visitors are asked to log in first. */
export function PrivateLink(props: LinkProps) {
  const navigate = useNavigate()
  function guard(event: MouseEvent) {
    // In another tab the page itself redirects.
    if (isLoggedIn() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(LOGIN_AND_BACK)
  }
  return <Link discover="none" {...props} onClick={guard} />
}
