import { createReport } from './report-progress.ts'
import { writeFeed } from './write-feed.ts'

// A process of its own: the tables of all part families take more memory than importing what they make.
const [folder, size, seed] = process.argv.slice(2)
if (!folder || !size || !seed) throw new Error('usage: main.ts <folder> <size> <seed>')
const report = createReport((line) => process.stdout.write(`${line}\n`))
await writeFeed(folder, { size: Number(size), seed, onProgress: (done, total) => report('writing', done, total) })
