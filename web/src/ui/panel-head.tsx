// The title of a dialog or panel, with a button that closes it.

import { t } from "../words/messages";
import { IconButton } from "./button";

interface PanelHeadProps {
  title: string;
  closeLabel?: string;
  onClose: () => void;
}

export function PanelHead({ title, closeLabel = t("site-close"), onClose }: PanelHeadProps) {
  return (
    <header class="aligned apart gap-6">
      <h2>{title}</h2>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </header>
  );
}
