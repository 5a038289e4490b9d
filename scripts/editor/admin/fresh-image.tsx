import imageWidget from 'decap-cms-widget-image'
import type { ComponentProps } from 'react'

type ImageControlProps = ComponentProps<typeof imageWidget.controlComponent>

/** Decap's picture field, drawn again when something around it has changed, such as a picture that has arrived. */
class EagerImageControl extends imageWidget.controlComponent {
  override shouldComponentUpdate() {
    return true
  }
}

/** Decap asks for a picture once, before it is there, and again only with another way to ask. */
function FreshImageControl({ getAsset, ...props }: ImageControlProps) {
  return <EagerImageControl {...props} getAsset={(...question) => getAsset(...question)} />
}

export const freshImageWidget = {
  Widget: () => ({ ...imageWidget.Widget(), controlComponent: FreshImageControl }),
}
