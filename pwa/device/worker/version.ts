/** The version of the build: the package's version, the commit, and the time of the build. */
export const APP_VERSION: string =
  (import.meta.env.VITE_APP_VERSION as string | undefined) ?? 'development'
