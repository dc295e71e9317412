/** The shade behind a dialog or drawer. */
export const backdropClass =
  'fixed inset-0 z-backdrop min-h-dvh bg-[rgb(13_27_34/0.48)] transition-opacity duration-150 ' +
  'data-ending-style:opacity-0 data-starting-style:opacity-0'
