import {
  type Key,
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../class-names.ts';
import type { StyledProps } from '../../styled-props.ts';
import classes from './tabs.module.css';

export type TabsProps = StyledProps<AriaTabsProps, 'children' | 'onSelectionChange'> & {
  /** Names the list of tabs for assistive technology. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  onSelectionChange?: (id: string) => void;
};

/** Several views of one thing, one at a time; each is drawn when it is opened for the first time. */
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
        <TabPanel key={tab.id} id={tab.id} shouldForceMount>
          {({ isInert }) => <Panel isOpen={!isInert}>{tab.content}</Panel>}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** What was opened once stays with all that was typed into it. */
function Panel({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div hidden={!isOpen} className={classes.panel}>
      {wasOpen && children}
    </div>
  );
}
