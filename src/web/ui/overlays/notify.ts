export type NoticeKind = 'success' | 'info' | 'error'

export type Notice = {
  kind: NoticeKind
  message: string
  /** The next step: "View cart", "Undo". */
  action?: { label: string; onPress: () => void }
}

type Deliver = (notice: Notice) => void

/** Notices wait here until the part that shows them has been loaded. */
let waiting: Notice[] = []
let deliver: Deliver | undefined
let wake: (() => void) | undefined

/** Tells the buyer what just happened. Callable from anywhere in the browser, inside React or not. */
export function notify(notice: Notice): void {
  if (deliver) {
    deliver(notice)
    return
  }
  waiting.push(notice)
  wake?.()
}

/** Called by the region once it stands; hands over what has been waiting. Returns the way to undo it. */
export function receiveNotices(receive: Deliver): () => void {
  deliver = receive
  for (const notice of waiting) receive(notice)
  waiting = []
  return () => {
    deliver = undefined
  }
}

/** Called by the provider, to learn that the region is needed. Returns the way to undo it. */
export function onFirstNotice(load: () => void): () => void {
  wake = load
  if (waiting.length > 0) load()
  return () => {
    wake = undefined
  }
}
