/** Cuts a part number where a line may break: after the separators makers use, never inside a run of letters. */
export const modelPieces = (model: string): string[] => model.split(/(?<=[-/,.](?=[^-/,.]))/)
