import { clause, has, same, see } from '../clause.ts'
import { addressDialog } from '../journeys/addresses.ts'
import { feedback, sidebarForm, subscription } from '../journeys/messages.ts'

const EMPTY = 'the buyer saves an empty address'
const required = (id: string, field: string, message: string) =>
  clause(id, EMPTY, async (shop) => {
    const { problems } = (await addressDialog(shop)).empty
    return has(problems[field] ?? '', [message], `at ${field}:`)
  })

export const addresses = [
  clause('ADDR-01', 'press Add an address as the buyer, fill it in', async (shop) => {
    const { data } = (await addressDialog(shop)).added
    return `saved, the call answers ${JSON.stringify(data)}`
  }),
  clause('ADDR-02', 'press Edit at the new address, change it', async (shop) => {
    const { known, editedBody } = await addressDialog(shop)
    return `it opens with zip code ${known}; sent with addressId ${editedBody.addressId}`
  }),
  clause('ADDR-03', 'Germany and Berlin are chosen, then France', async (shop) => {
    const { before, after } = (await addressDialog(shop)).region
    see(before === 'Berlin' && after.shown !== 'Berlin', `${before}, then ${after.shown}`)
    return `the region was ${before} and becomes "${after.shown}"`
  }),
  clause('ADDR-04', 'Germany and Berlin are chosen, then France', async (shop) => {
    const { regions } = (await addressDialog(shop)).region.after
    see(!regions.includes('Berlin'), 'Berlin is still offered')
    return `${regions.length} regions: ${regions.slice(1, 4).join(', ')} …`
  }),
  ...['firstName', 'lastName', 'mobileAreaCode', 'mobile', 'email', 'zipCode', 'address'].map((field, place) =>
    required(`ADDR-${String(place + 5).padStart(2, '0')}`, field, 'Please enter'),
  ),
  required('ADDR-12', 'countryId', 'Please select'),
  required('ADDR-13', 'regionId', 'Please select'),
  clause('ADDR-14', EMPTY, async (shop) => {
    see((await addressDialog(shop)).empty.phone, 'the message is missing')
    return 'the message is shown'
  }),
  clause('ADDR-15', 'the buyer saves an address with an area code and no mobile', async (shop) => {
    see((await addressDialog(shop)).withoutMobile, 'the message is missing')
    return 'the message is shown'
  }),
  clause('ADDR-16', 'type 0151 / 23-4x as mobile', async (shop) => {
    const { typed, mode } = (await addressDialog(shop)).mobile
    return same([typed, mode], ['0151234', 'numeric'], 'kept, and keyboard:')
  }),
]

const feedbackProblem = (id: string, field: 'type' | 'email' | 'content', message: string) =>
  clause(id, 'send the feedback form empty', async (shop) =>
    has((await feedback(shop)).problems[field], [message], `at ${field}:`),
  )

const SIDEBAR = 'send the sidebar form of /comList empty'

export const forms = [
  feedbackProblem('FORM-01', 'type', 'please select'),
  feedbackProblem('FORM-02', 'email', 'please enter'),
  feedbackProblem('FORM-03', 'content', 'please enter'),
  clause('FORM-04', 'send the feedback form empty, then filled in; calls are counted', async (shop) => {
    const { sentEmpty, sentRefused } = await feedback(shop)
    return same([sentEmpty, sentRefused], [0, 1], 'calls:')
  }),
  clause('FORM-05', 'press Subscribe in the footer with an empty field', async (shop) => {
    await subscription(shop)
    return '"Enter your email address" is shown'
  }),
  clause('FORM-06', 'the sidebar form of /comList', async (shop) => {
    const { marks, required: fields } = await sidebarForm(shop)
    see(fields[0] && /\*/.test(marks[0] ?? ''), `required ${fields[0]}, marked ${marks[0]}`)
    return 'marked with * and required'
  }),
  clause('FORM-07', 'the sidebar form of /comList', async (shop) => {
    const { marks, required: fields } = await sidebarForm(shop)
    see(fields[1] && /\*/.test(marks[1] ?? ''), `required ${fields[1]}, marked ${marks[1]}`)
    return 'marked with * and required'
  }),
  clause('FORM-08', SIDEBAR, async (shop) => same((await sidebarForm(shop)).problems, 1, 'messages "please Enter":')),
  clause('FORM-09', 'send the sidebar form with an e-mail address and no name', async (shop) => {
    await sidebarForm(shop)
    return 'it is sent, the welcome is shown'
  }),
]
