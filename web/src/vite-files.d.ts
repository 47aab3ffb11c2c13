declare module "*.md" {
  const html: string;
  export default html;
}

declare module "virtual:words" {
  const fetchMessages: (language: "en" | "it" | "fr" | "de") => Promise<{ default: string }>;
  export default fetchMessages;
}

declare module "virtual:words/*" {
  const fetchMessages: (language: "en" | "it" | "fr" | "de") => Promise<{ default: string }>;
  export default fetchMessages;
}
