/** As a field of the browser wants it: the writer's own time, without its zone. */
export const localTime = (iso: string): string => {
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
