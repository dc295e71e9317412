import mono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url'
import sans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` in the document head. */
export const preloadedFonts: readonly string[] = [sans, mono]
