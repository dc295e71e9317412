import { Form } from 'react-router'

/** Buttons outside of the form name it: `form={ORDER_LOGIN}`. */
export const ORDER_LOGIN = 'order-login'

/**
 * Leads visitors who order to the login, also before scripts have loaded. Once on a page instead of around each of twenty
 * buttons: 3 kB of a list.
 */
export function OrderLogin() {
  return (
    <Form id={ORDER_LOGIN} method="get" action="/login" discover="none" hidden>
      <input type="hidden" name="type" value="login" />
      <input type="hidden" name="isBack" value="true" />
    </Form>
  )
}
