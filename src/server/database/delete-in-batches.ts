const BATCH_SIZE = 5000

/** Rows with triggers: all of a large table at once would take longer than a statement may. */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<readonly object[]>): Promise<void> {
  while ((await deleteSome(BATCH_SIZE)).length === BATCH_SIZE);
}
