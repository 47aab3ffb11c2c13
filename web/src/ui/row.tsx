// A line of a list that links to a game.

interface RowProps {
  href: string;
  title: string;
  text: string;
  note: string;
}

export function Row({ href, title, text, note }: RowProps) {
  return (
    <li>
      <a class="row" href={href}>
        <strong>{title}</strong>
        <span class="faint clipped">{text}</span>
        <em>{note}</em>
      </a>
    </li>
  );
}
