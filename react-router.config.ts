import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  // The route list is small: sending it whole saves a request at every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
