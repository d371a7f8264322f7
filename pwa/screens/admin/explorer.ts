export function explorerPage(explorerUrl: string, kind: 'tx' | 'address', hash: string): string {
  return `${explorerUrl.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(hash)}`
}
