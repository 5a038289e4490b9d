import imageWidget from 'decap-cms-widget-image'

/** Decap's picture field, which stays blank when its picture arrives after it was drawn; this one looks again. */
class FreshImageControl extends imageWidget.controlComponent {
  override shouldComponentUpdate() {
    return true
  }
}

export const freshImageWidget = {
  Widget: () => ({ ...imageWidget.Widget(), controlComponent: FreshImageControl }),
}
