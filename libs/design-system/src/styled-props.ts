/** Props of a React Aria component with the class as a plain string; the look is ours, so `style` is left out. */
export type StyledProps<Props, Own extends PropertyKey = never> = Omit<Props, 'className' | 'style' | Own> & {
  className?: string | undefined;
};
