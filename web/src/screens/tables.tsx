// All listed tables, and the games that ended there.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { RecordRow, TableView } from "../net/protocol";
import { NothingYet } from "../ui/drawing";
import { Page } from "../ui/page";
import { Row } from "../ui/row";
import { language, oneOf, t } from "../words/messages";
import { showFailure } from "../words/failures";
import { TableRow } from "./home";

const EVERY = 5000; // milliseconds

export function Tables() {
  const [tables, setTables] = useState<TableView[]>();
  const [records, setRecords] = useState<RecordRow[]>();
  useEffect(() => {
    const look = () => Promise.all([api.tables().then(setTables), api.records().then(setRecords)]).catch(showFailure);
    void look();
    const timer = setInterval(() => document.hidden || void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page class="site tables">
      <h1>{t("site-open-tables")}</h1>
      {tables && records && <Lists tables={tables} records={records} />}
    </Page>
  );
}

function Lists({ tables, records }: { tables: TableView[]; records: RecordRow[] }) {
  if (!tables.length && !records.length) return <NothingYet of="empty" words={oneOf(t("site-no-open-tables"))} />;
  return (
    <>
      <List title={t("site-tables-waiting")} none={oneOf(t("site-no-open-tables"))}>
        {rows(tables.filter((table) => table.stage === "lobby"))}
      </List>
      <List title={t("site-tables-playing")} none={oneOf(t("site-no-games-to-watch"))}>
        {rows(tables.filter((table) => table.stage !== "lobby"))}
      </List>
      <List title={t("site-finished-games")} none={t("site-no-finished-games")}>
        {records.map((record) => (
          <Finished key={record.id} record={record} />
        ))}
      </List>
    </>
  );
}

const rows = (tables: TableView[]) => tables.map((table) => <TableRow key={table.code} table={table} />);

function List({ title, none, children }: { title: string; none: string; children: VNode[] }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {children.length ? <ul class="rows">{children}</ul> : <p class="quiet-words">{none}</p>}
    </section>
  );
}

function Finished({ record }: { record: RecordRow }) {
  const winners = record.winners.map((seat) => record.players[seat]).join(", ");
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Row
      href={`/r/${record.id}`}
      title={t(`site-${record.game}`)}
      text={t("site-won-by", { names: winners })}
      note={when.format(record.ended_at * 1000)}
    />
  );
}
