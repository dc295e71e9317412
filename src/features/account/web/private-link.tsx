import type { MouseEvent } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'
import { isLoggedIn } from '#web/session.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** A way to a page that needs login: visitors are asked to log in first and come back to where they were. */
export function PrivateLink(props: LinkProps) {
  const navigate = useNavigate()
  function guard(event: MouseEvent) {
    // A link opened in another tab is for that page to guard.
    if (isLoggedIn() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(LOGIN_AND_BACK)
  }
  return <Link discover="none" {...props} onClick={guard} />
}
