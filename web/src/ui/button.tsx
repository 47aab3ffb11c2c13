// Buttons, and links that look like them.

import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon";

interface ButtonProps extends Omit<JSX.IntrinsicElements["button"], "icon" | "class"> {
  icon?: IconName;
  /** Besides `button`. */
  class?: string;
  /** Makes it a link. */
  href?: string;
  target?: string;
  rel?: string;
  download?: string;
  children?: ComponentChildren;
}

export function Button({ icon, class: more, children, ...rest }: ButtonProps) {
  const isLink = rest.href !== undefined;
  const Tag = (isLink ? "a" : "button") as "button";
  return (
    <Tag type={isLink ? undefined : "button"} class={more ? `button ${more}` : "button"} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Tag>
  );
}

/** A round button with an icon; its label is spoken, and shown to a pointer that rests on it. */
export function IconButton({ label, class: more, ...rest }: ButtonProps & { icon: IconName; label: string }) {
  return <Button class={more ? `quiet round ${more}` : "quiet round"} aria-label={label} title={label} {...rest} />;
}
