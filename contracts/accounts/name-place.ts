interface Place {
  /** Such as `203.0.113.0/24`. */
  network: string
  /** Two letters; null unless a proxy before the server names the country. */
  country: string | null
}

/** The place as people read it: `Germany · 203.0.113.0/24`. */
export function namePlace({ country, network }: Place): string {
  if (country === null) return network
  return `${new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country} · ${network}`
}
