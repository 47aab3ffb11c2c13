// All listed tables, and the games that ended there.

import "../ui/site.css";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { RecordRow, TableView } from "../net/protocol";
import { NothingYet } from "../ui/drawing";
import { Header } from "../ui/header";
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
    <>
      <Header />
      <main class="site tables">
        <h1>{t("site-open-tables")}</h1>
        {tables && records && <Lists tables={tables} records={records} />}
      </main>
    </>
  );
}

function Lists({ tables, records }: { tables: TableView[]; records: RecordRow[] }) {
  if (!tables.length && !records.length) return <NothingYet of="empty" words={oneOf(t("site-no-open-tables"))} />;
  return (
    <>
      <List
        title={t("site-tables-waiting")}
        none={oneOf(t("site-no-open-tables"))}
        tables={tables.filter((table) => table.stage === "lobby")}
      />
      <List
        title={t("site-tables-playing")}
        none={oneOf(t("site-no-games-to-watch"))}
        tables={tables.filter((table) => table.stage !== "lobby")}
      />
      <section class="panel">
        <h2>{t("site-finished-games")}</h2>
        {records.length ? (
          <ul class="rows">
            {records.map((record) => (
              <Finished key={record.id} record={record} />
            ))}
          </ul>
        ) : (
          <p class="quiet-words">{t("site-no-finished-games")}</p>
        )}
      </section>
    </>
  );
}

function List({ title, none, tables }: { title: string; none: string; tables: TableView[] }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {tables.length ? (
        <ul class="rows">
          {tables.map((table) => (
            <TableRow key={table.code} table={table} />
          ))}
        </ul>
      ) : (
        <p class="quiet-words">{none}</p>
      )}
    </section>
  );
}

function Finished({ record }: { record: RecordRow }) {
  const winners = record.winners.map((seat) => record.players[seat]).join(", ");
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <a class="row" href={`/r/${record.id}`}>
        <strong>{t(`site-${record.game}`)}</strong>
        <span class="faint clipped">{t("site-won-by", { names: winners })}</span>
        <em>{when.format(record.ended_at * 1000)}</em>
      </a>
    </li>
  );
}
