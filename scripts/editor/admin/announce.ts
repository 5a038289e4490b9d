const region = document.createElement('p')
region.setAttribute('role', 'status')
region.className = 'announcement'

/** Says something to those who do not see it happen. */
export function announce(text: string): void {
  if (!region.isConnected) document.body.append(region)
  region.textContent = text
}
