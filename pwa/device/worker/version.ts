/** Which build this is: the package's version, the commit, and when it was built. */
export const APP_VERSION: string =
  (import.meta.env.VITE_APP_VERSION as string | undefined) ?? 'development'
