import { type LineLabels, labelTexts } from '../line-labels.rules.ts'

/** The customer's own part number and reference of a line. */
export function LineLabelsNote(labels: LineLabels) {
  return labelTexts(labels).map((text) => (
    <p key={text} className="text-xs wrap-anywhere text-ink-3">
      {text}
    </p>
  ))
}
