/*
 * Every column that can hold text, and what becomes of it when an account is erased. A new column is declared here first:
 * a test compares this list with the schema. Retention: `docs/operations/personal-data.md`.
 */

export type OnErasure = 'deleted' | 'erased' | 'kept'

interface Personal {
  table: string
  columns: string
  /** `deleted`: with its row. `erased`: the row stays, its text goes. `kept`: `why`. */
  onErasure: OnErasure
  why?: string
}

const REASONS = {
  hashed: 'a keyed hash, for a day at most',
  invoice: 'on orders with an issued invoice, which tax law requires to be kept unchanged; emptied on others',
  shipment: 'proof of the delivery for the tax on exports; leads to a person only at the carrier',
  payment: 'numbers of the payment provider, needed for refunds and for the books',
  number: 'only numbers of the shop',
  customer: 'belongs to the customer whom a member ordered for, and is deleted with that account',
  parts: 'which part was asked for, without by whom',
  counted: 'words of searches, counted without who searched',
  random: 'a hash of a random id, without an account',
} as const

export const personal: readonly Personal[] = [
  {
    table: 'account',
    columns:
      'email email_key password_hash full_name avatar company job_title phone website tax_number disabled_reason',
    onErasure: 'deleted',
  },
  { table: 'account_device', columns: 'device network', onErasure: 'deleted' },
  { table: 'account_passkey', columns: 'credential_id public_key name', onErasure: 'deleted' },
  { table: 'account_recovery_code', columns: 'code_hash', onErasure: 'deleted' },
  { table: 'account_session', columns: 'token_hash device network', onErasure: 'deleted' },
  { table: 'account_totp', columns: 'secret', onErasure: 'deleted' },
  {
    table: 'address',
    columns: 'first_name last_name mobile_area_code mobile email zip_code address company',
    onErasure: 'deleted',
  },
  { table: 'bom', columns: 'name share_hash', onErasure: 'deleted' },
  { table: 'bom_version', columns: 'lines totals', onErasure: 'deleted' },
  { table: 'cart_line', columns: 'own_number customer_ref', onErasure: 'deleted' },
  { table: 'fast_line', columns: 'own_number customer_ref', onErasure: 'deleted' },
  { table: 'credit_terms', columns: 'note', onErasure: 'deleted' },
  { table: 'customer_note', columns: 'text', onErasure: 'deleted' },
  { table: 'customer_terms', columns: 'payment_terms delivery_terms price_terms', onErasure: 'deleted' },
  { table: 'email_change', columns: 'email email_key token_hash', onErasure: 'deleted' },
  { table: 'feedback', columns: 'email content answer', onErasure: 'deleted' },
  { table: 'idempotency_key', columns: 'caller key answer request_hash', onErasure: 'deleted' },
  { table: 'invoice_title', columns: 'title tax_number address phone bank_name bank_account', onErasure: 'deleted' },
  { table: 'member_invitation', columns: 'email email_key token_hash', onErasure: 'deleted' },
  { table: 'newsletter_subscriber', columns: 'email email_key name secret', onErasure: 'deleted' },
  { table: 'passkey_challenge', columns: 'challenge', onErasure: 'deleted' },
  { table: 'password_link', columns: 'token_hash', onErasure: 'deleted' },
  {
    table: 'registration',
    columns: 'email email_key password_hash full_name company token_hash',
    onErasure: 'deleted',
  },
  { table: 'stock_notice', columns: 'email email_key secret', onErasure: 'deleted' },
  { table: 'enquiry_attachment', columns: 'file_name', onErasure: 'deleted' },
  { table: 'failed_job', columns: 'payload key error', onErasure: 'deleted' },
  { table: 'graphile_worker._private_jobs', columns: 'payload key last_error', onErasure: 'deleted' },
  { table: 'after_sale', columns: 'description pictures answer reason', onErasure: 'erased' },
  { table: 'after_sale_note', columns: 'text', onErasure: 'erased' },
  { table: 'enquiry', columns: 'contact_name email company phone remark quote_note', onErasure: 'erased' },
  { table: 'enquiry_line', columns: 'remark own_number customer_ref quote_note', onErasure: 'erased' },
  { table: 'enquiry_message', columns: 'text', onErasure: 'erased' },
  { table: 'enquiry_outcome', columns: 'reason', onErasure: 'erased' },
  { table: 'goods_need', columns: 'email remark', onErasure: 'erased' },
  { table: 'order_approval', columns: 'note reason', onErasure: 'erased' },
  { table: 'order_event', columns: 'note', onErasure: 'erased' },
  { table: 'order_note', columns: 'text', onErasure: 'erased' },
  { table: 'orders', columns: 'email remark delivery_address', onErasure: 'erased' },
  { table: 'payment_event', columns: 'body', onErasure: 'erased' },
  {
    table: 'payment_event',
    columns: 'provider_session provider_payment message reference',
    onErasure: 'kept',
    why: REASONS.payment,
  },
  {
    table: 'unassigned_payment',
    columns: 'provider_payment provider_refund note',
    onErasure: 'kept',
    why: REASONS.payment,
  },
  { table: 'provider_movement', columns: 'provider_payment reference', onErasure: 'kept', why: REASONS.payment },
  { table: 'payment_difference', columns: 'provider_payment note', onErasure: 'kept', why: REASONS.payment },
  { table: 'sandbox_movement', columns: 'provider_payment reference', onErasure: 'kept', why: REASONS.payment },
  { table: 'refund', columns: 'note', onErasure: 'erased' },
  { table: 'security_event', columns: 'address network user_agent', onErasure: 'erased' },
  { table: 'staff_action', columns: 'detail', onErasure: 'erased' },
  { table: 'staff_audit', columns: 'input before after subject', onErasure: 'erased' },
  { table: 'transfer', columns: 'payer message', onErasure: 'erased' },
  { table: 'work_note', columns: 'text', onErasure: 'erased' },
  { table: 'rate_limit', columns: 'bucket', onErasure: 'kept', why: REASONS.hashed },
  {
    table: 'order_invoice',
    columns: 'title tax_number address phone bank_name bank_account',
    onErasure: 'kept',
    why: REASONS.invoice,
  },
  { table: 'orders', columns: 'bill_address tax po_number search_text', onErasure: 'kept', why: REASONS.invoice },
  { table: 'order_line', columns: 'own_number customer_ref', onErasure: 'kept', why: REASONS.invoice },
  { table: 'shipment', columns: 'tracking_number tracking_url', onErasure: 'kept', why: REASONS.shipment },
  {
    table: 'payment',
    columns: 'provider_session provider_payment dispute_id request_key redirect_url message',
    onErasure: 'kept',
    why: REASONS.payment,
  },
  { table: 'refund', columns: 'provider_refund', onErasure: 'kept', why: REASONS.payment },
  { table: 'transfer', columns: 'proof', onErasure: 'kept', why: REASONS.number },
  { table: 'resource', columns: 'file_name', onErasure: 'deleted' },
  { table: 'order_approval', columns: 'wanted lines', onErasure: 'kept', why: REASONS.customer },
  { table: 'enquiry_line', columns: 'goods_model brand_name', onErasure: 'kept', why: REASONS.parts },
  { table: 'goods_need', columns: 'goods_model brand_name', onErasure: 'kept', why: REASONS.parts },
  { table: 'search_miss', columns: 'query', onErasure: 'kept', why: REASONS.counted },
  { table: 'promo_view', columns: 'viewer', onErasure: 'kept', why: REASONS.random },
  { table: 'security_event', columns: 'detail', onErasure: 'kept', why: REASONS.number },
]

/** Texts of the shop beside personal ones: statuses, numbers of orders, names of staff. */
export const others: Readonly<Record<string, string>> = {
  account: 'role staff_role',
  account_passkey: 'transports',
  cart_line: 'packing',
  fast_line: 'packing',
  credit_terms: 'state currency changed_by',
  customer_note: 'who',
  customer_terms: 'changed_by',
  feedback: 'answered_by',
  idempotency_key: 'endpoint',
  member_invitation: 'role order_limit_currency',
  enquiry_attachment: 'resource_id',
  failed_job: 'name',
  'graphile_worker._private_jobs': 'locked_by flags',
  after_sale: 'after_sale_no state wish',
  after_sale_note: 'who',
  enquiry: 'enquiry_no status currency claim_hash',
  enquiry_line: 'order_no quote_model quote_brand quote_tiers packing quote_packing',
  enquiry_message: 'who',
  enquiry_outcome: 'outcome who',
  goods_need: 'need_no',
  order_approval: 'state currency order_no',
  order_event: 'who action',
  order_note: 'who',
  orders: 'order_no currency cover_pic express_name express_days source pay_method',
  payment_event: 'provider event_id type payment_no state outcome order_no currency refund_no',
  unassigned_payment: 'payment_no method event_id order_no currency state refund_no',
  provider_movement: 'method movement_no kind currency fee_currency payment_no order_no refund_no',
  payment_comparison: 'method sums',
  payment_difference:
    'method kind number problem provider_currency store_currency payment_no order_no refund_no movement_no state explained_by',
  sandbox_movement: 'movement_no kind currency payment_no order_no refund_no',
  refund: 'refund_no state',
  security_event: 'kind who',
  staff_action: 'who action',
  staff_audit: 'who action address user_agent',
  transfer: 'transfer_no currency state',
  work_note: 'kind subject who',
  order_invoice: 'invoice_no seller',
  order_line: 'model brand_name goods_name package cover_pic packing packing_name packing_number arrives price_list',
  shipment: 'carrier',
  payment: 'payment_no method state dispute currency',
  resource: 'resource_id kind content_type',
  promo_view: 'flag',
}

/** Tables without data of customers: the catalogue, texts of the shop, settings, staff, the queue. */
export const ofTheShop = `
  graphile_worker._private_job_queues graphile_worker._private_known_crontabs graphile_worker._private_tasks
  api_key article article_topic attribute attribute_value backup_run bank_account banner brand browsing captcha category
  category_attribute category_change category_former_path category_kind content_page content_source country
  currency_rate customer_member deferred_index demo_login enquiry_status_count enquiry_status_entry express
  express_rate faq_question faq_section figure_cart figure_cart_group figure_carts figure_day figure_entry
  figure_period figure_quote figure_stock figure_stock_day figure_stock_group file_folder freight_country
  freight_zone goods goods_bulk_change goods_change goods_cost goods_receipt goods_receipt_line goods_showcase
  goods_trade heavy_turn job_worker known_brand known_package_weight known_parameter known_parameter_weight lifecycle
  newsletter_issue order_mail order_transition outside_picture owner_checklist_skip package package_weight part_change picking_place
  price_list price_list_price promo_film purchase_line purchase_order region sandbox_secret schema_migration
  search_answer search_attribute search_category_word search_synonym shop_change shop_settings shop_setup_code
  site_link staff_assignment staff_invitation staff_role staff_text staff_view supplier supply_change
  supply_feed supply_import supply_line_report supply_new_name supply_source tax_rule webhook webhook_delivery
  webhook_event
`
  .trim()
  .split(/\s+/)
