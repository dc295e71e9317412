import stylesheet from './staff.css?url'

/** `links` of every page outside the frame, and of the frame itself. */
export const staffStyles = () => [{ rel: 'stylesheet', href: stylesheet }]
