/** CSS modules give one object of class names, in Rspack, Storybook and Vitest alike. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
