/** Returns the address of a transaction's or contract's page in the network's block explorer. */
export function explorerPage(explorerUrl: string, kind: 'tx' | 'address', hash: string): string {
  return `${explorerUrl.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(hash)}`
}
