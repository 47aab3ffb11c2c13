declare module "*.md" {
  const html: string;
  export default html;
}

declare module "virtual:words/*" {
  const text: string;
  export default text;
}
