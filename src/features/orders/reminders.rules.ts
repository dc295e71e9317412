/** Days after the due day on which an unpaid order on account is reminded of: one mail each. */
export const REMINDER_DAYS = [1, 14] as const

/** How many reminders should have been sent by now. */
export const reminderStageOf = (overdueDays: number): number =>
  REMINDER_DAYS.filter((days) => overdueDays >= days).length
