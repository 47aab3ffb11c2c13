declare module "*.md" {
  const html: string;
  export default html;
}

declare module "virtual:words" {
  const fetchMessages: import("./words/messages").FetchMessages;
  export default fetchMessages;
}

declare module "virtual:words/*" {
  const fetchMessages: import("./words/messages").FetchMessages;
  export default fetchMessages;
}
