import {
  type Key,
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import classes from './tabs.module.css';

export type TabsProps = StyledProps<AriaTabsProps, 'children' | 'onSelectionChange'> & {
  /** Names the list of tabs for assistive technology. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  onSelectionChange?: (id: string) => void;
};

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, onSelectionChange, className, ...rest }: TabsProps) {
  const handleChange = (key: Key) => onSelectionChange?.(String(key));
  return (
    <AriaTabs {...rest} onSelectionChange={handleChange} className={classNames(classes.tabs, className)}>
      <TabList aria-label={label} className={classes.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={classes.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={classes.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
