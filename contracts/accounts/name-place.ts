interface Place {
  /** `203.0.113.0/24`. */
  network: string
  /** Two letters, where a proxy before us names it. */
  country: string | null
}

/** `Germany · 203.0.113.0/24`, for people. */
export function namePlace({ country, network }: Place): string {
  if (country === null) return network
  return `${new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country} · ${network}`
}
