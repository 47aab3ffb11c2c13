# A server. Its tables are kept in /data, unless MAZZO_DB names a PostgreSQL.
#
# The base is named by its tag, because we have not built this file and have seen no digest that we could vouch for. Pin it when you build:
#     docker buildx imagetools inspect python:3.11-slim
#     docker build --build-arg BASE=python:3.11-slim@sha256:... .
ARG BASE=python:3.11-slim
FROM ${BASE} AS build

WORKDIR /app
RUN python -m venv --without-pip /opt/mazzo
COPY requirements/host.txt requirements/pages.txt requirements/docs.txt requirements/
RUN pip --python /opt/mazzo/bin/python install --no-cache-dir --no-deps --require-hashes -r requirements/host.txt
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements/pages.txt -r requirements/docs.txt
COPY pyproject.toml hatch_build.py build_docs.py zensical.toml LICENSE llms.txt *.md ./
COPY docs docs
COPY examples examples
COPY bench/results.md bench/results.md
COPY web web
COPY src src
RUN python build_docs.py
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .
RUN pip --python /opt/mazzo/bin/python install --no-cache-dir --no-deps /wheels/*.whl

# The server alone: what built it stays behind, and pip goes.
FROM ${BASE}

RUN python -m pip uninstall --yes pip setuptools wheel && useradd --create-home mazzo && install -d -o mazzo /data
COPY --from=build /opt/mazzo /opt/mazzo

USER mazzo
ENV PATH=/opt/mazzo/bin:$PATH
ENV MAZZO_DB=/data/mazzo.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready')"]
ENTRYPOINT ["mazzo", "serve", "--host", "0.0.0.0"]
