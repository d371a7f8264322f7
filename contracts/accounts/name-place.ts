interface Place {
  /** `203.0.113.0/24`. */
  network: string | null
  /** Two letters, where a proxy before us names it. */
  country: string | null
}

/** `Germany · 203.0.113.0/24`, for people; empty where nothing was kept. */
export function namePlace({ country, network }: Place): string {
  const named = country && new Intl.DisplayNames('en', { type: 'region' }).of(country)
  return [named, network].filter(Boolean).join(' · ')
}
