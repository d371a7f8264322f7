export function moduleAddress(path: string, module: string): string {
  return `/learn/${path}?module=${module}`
}
