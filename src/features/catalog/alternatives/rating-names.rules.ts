import { type FoundRule, higher, ignored, lower, type RatingRule, rule, text } from './rating-rule.ts'
import * as texts from './text-ratings.rules.ts'

/** What a part is made for: another value may be another part. "Rated" and "peak" say nothing about it. */
const IDENTITY = [
  /wavelength|\bcoil\b|output voltage|\b(?:nominal|cent(?:re|er)|cut.?off|resonant|carrier)\b|\b(?:speed|rpm)\b|actuation force/i,
  /^(?:rated |nominal )?(?:frequency|impedance(?!.*\bzz)|capacitance|inductance|resistance)\b/i,
  /^(?:rated |nominal )?(?:supply|input|operating) voltage\b(?!.*\bmax)/i,
  /^breakdown voltage|\b(?:reset|dead|hold) time|^hold\b.*current|\b(?:length|width|depth|diameter|thickness|weight)\b/i,
]
/** Losses, errors and times: less is better, also when it is the maximum that is given. */
const LOSSES = [
  /tolerance|accuracy|offset|leakage|noise|drift|coefficient|distortion|thd|dropout|jitter|non.?linearity|\b(?:inl|dnl|error)\b/i,
  /consumption|quiescent|standby|supply current|bias current|trigger (?:current|voltage)|off.?state current|clamping|vswr|dissipation factor|ripple voltage/i,
  /(?<!return )\bloss|voltage drop|saturation(?! current)|vce\(?sat|(?:forward|on.?state|turn.?on) voltage|vgs ?\(?th|\bzz[tk]\b|(?:load|line) regulation|thermal resistance/i,
  /(?:input|output|junction|diode|terminal|off.?state|transfer) capacitance|quantity of charge|gate charge|\besr\b|series resistance/i,
  /\brds|\bon.?(?:state )?resistance|contact resistance|\bdcr?\b.*resistance|\bdcr\b/i,
  /recovery|settling|propagation|delay|latency|bounce|\b(?:rise|fall|response|switching|access|operate|release) time/i,
  /\b(?:turn.?(?:on|off)|wake.?up|start.?up) time/i,
]
/** Limits: more is better. */
const LIMITS = [
  /\b(max|maximum|rated|rating|withstand|breakdown|isolation|surge|endurance|peak|esd|continuous)\b/i,
  /bandwidth|slew|data rate|sample rate|psrr|cmrr|snr|rejection|efficiency|cycles|retention|ip rating|power dissipation/i,
]

/** An unknown parameter: another value counts as unknown. */
const unknownMeaning = rule('equal', { compareTexts: texts.sameTextOrUnknown })

const named = (patterns: readonly RegExp[], one: RatingRule) => patterns.map((pattern) => [pattern, one] as const)

/** Unknown parameters are judged by their name. */
const byName: ReadonlyArray<readonly [RegExp, RatingRule]> = [
  [/temperature.*\bmax|\bmax.*temperature/i, rule('higher', { signed: true })],
  [/temperature.*\bmin|\bmin.*temperature/i, rule('lower', { signed: true })],
  [/(supply|input|operating).*\bmin\b|\bmin\b.*(supply|input|operating)/i, lower],
  [/(insulation|isolation) resistance/i, higher],
  [/^(length|width|depth|diameter|thickness|size)/i, rule('equal', { slack: 0.05, matters: false })],
  ...named(IDENTITY, unknownMeaning),
  ...named(LOSSES, lower),
  [/\bheight\b/i, rule('lower', { slack: 0.1, matters: false })],
  ...named(LIMITS, higher),
  [/qualification|aec/i, text(texts.qualification, { absentMeansNone: true })],
  [/^(packing|packaging|pack|reel|moisture|msl|eccn|hts|origin|weight|series|date code|lot|rohs|reach)\b/i, ignored],
]

/** "Current - Supply (Max)" is the supply current; what stands in brackets comes last. */
const plainName = (name: string): string => name.replace(/^(.+?) [-–] ([^(@,]+)(.*)$/, '$2 $1 $3').replace(/\s+/g, ' ')

const guesses = new Map<string, FoundRule>()

/** Memoised by name, because it runs for every rating of every pair. */
export function guessRule(name: string): FoundRule {
  const before = guesses.get(name)
  if (before) return before
  const plain = plainName(name)
  const [, guessed] = byName.find(([pattern]) => pattern.test(plain)) ?? []
  const found = { ...(guessed ?? unknownMeaning), known: false }
  guesses.set(name, found)
  return found
}
