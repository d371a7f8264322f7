interface Place {
  /** For example `203.0.113.0/24`. */
  network: string
  /** A country code of two letters. Null unless a proxy before the server names the country. */
  country: string | null
}

/** Returns the place for people to read: `Germany · 203.0.113.0/24`. */
export function namePlace({ country, network }: Place, format = 'en'): string {
  if (country === null) return network
  return `${new Intl.DisplayNames(format, { type: 'region' }).of(country) ?? country} · ${network}`
}
