/** Returns the page of a transaction or contract in the network's block explorer. */
export function explorerPage(explorerUrl: string, kind: 'tx' | 'address', hash: string): string {
  return `${explorerUrl.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(hash)}`
}
