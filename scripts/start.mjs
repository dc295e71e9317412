// `npm start`: from a fresh clone to an open store.
import { become, build, install } from './runtime.mjs'

install()
build()
become(['--disable-warning=ExperimentalWarning', 'src/app/server.ts'], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
})
