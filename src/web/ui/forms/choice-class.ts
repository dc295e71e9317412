/* Checkbox, radio and switch are the browser's own inputs under our paint: they work before any script has loaded, take
   part in plain forms, and cost nothing to download. In forced colours the browser paints them again. */
export const choiceBox =
  'shrink-0 appearance-none border border-edge bg-paper transition-[background-color,border-color] ' +
  'enabled-hover:border-ink-2 checked:border-link checked:bg-link enabled-hover:checked:border-ink ' +
  'aria-invalid:border-bad ' +
  'disabled:border-line disabled:bg-line-2 disabled:checked:border-edge disabled:checked:bg-edge ' +
  'forced-colors:appearance-auto'

export const choiceLabel =
  'flex min-h-6 cursor-pointer items-start gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3'
